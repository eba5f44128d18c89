import { places } from "./facts.ts";

/** The socket: systemd holds it, so that visitors wait for a new release and are not refused. */
export const systemdSocket = () => `# For /etc/systemd/system/: see docs/deploy/node.md. Made by the build.
[Unit]
Description=The socket of the site of Kutch IT

[Socket]
ListenStream=${places.server}
Backlog=4096
NoDelay=yes

[Install]
WantedBy=sockets.target
`;

/** The service: all that a process can be denied and this one does not need. */
export const systemdService = () => `# For /etc/systemd/system/: see docs/deploy/node.md. Made by the build.
[Unit]
Description=The site of Kutch IT
Requires=kutch-it.socket
After=network.target kutch-it.socket
# It is never given up: neither several releases in a minute nor a disk that was full for a while end the site.
StartLimitIntervalSec=0

[Service]
Type=exec
ExecStart=/usr/bin/node ${places.site}/server.mjs
Environment=DATA_DIR=/var/lib/kutch-it TRUSTED_HOPS=1
EnvironmentFile=-${places.settings}
User=kutch-it
Group=kutch-it
StateDirectory=kutch-it
StateDirectoryMode=0700
WorkingDirectory=/var/lib/kutch-it
UMask=0077
Restart=always
RestartSec=1
# The server ends by itself within 12 s of being told to.
TimeoutStopSec=20
MemoryMax=400M
TasksMax=64

NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
ProtectSystem=strict
ProtectHome=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProcSubset=pid
PrivateDevices=yes
PrivateTmp=yes
PrivateUsers=yes
RemoveIPC=yes
LockPersonality=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
`;
