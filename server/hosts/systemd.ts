import { otherBuildExitCode } from "../read-settings.ts";
import { unitSettings } from "../settings-file.ts";
import { places, releasesRoot } from "./facts.ts";

/** The socket. systemd holds it, so that visitors wait during a release and are not refused. */
export const systemdSocket = () => `# For /etc/systemd/system/: see docs/deploy/node.md. Made by the build.
[Unit]
Description=The socket of the site of Kutch IT

[Socket]
ListenStream=${places.server}
Backlog=4096
NoDelay=yes
# A server that refuses to start is not asked by each visitor: they get an error at once in place of waiting.
TriggerLimitIntervalSec=60
TriggerLimitBurst=20

[Install]
WantedBy=sockets.target
`;

/** The service. It denies the process everything that it does not need. */
export const systemdService = () => `# For /etc/systemd/system/: see docs/deploy/node.md. Made by the build.
[Unit]
Description=The site of Kutch IT
Requires=kutch-it.socket
After=network.target kutch-it.socket
# It is never given up: neither several releases in a minute nor a disk that was full for a while end the site.
StartLimitIntervalSec=0

[Service]
Type=exec
# Without the option a stray SIGUSR1 opens Node's debugger to every user of the machine.
ExecStart=/usr/bin/node --disable-sigusr1 ${releasesRoot}/current/server.mjs
Environment=${Object.entries(unitSettings.values)
  .map((pair) => pair.join("="))
  .join(" ")}
EnvironmentFile=-${places.settings}
User=kutch-it
Group=kutch-it
StateDirectory=kutch-it
StateDirectoryMode=0700
WorkingDirectory=/var/lib/kutch-it
UMask=0077
Restart=always
RestartSec=1
# The settings say something else than the build: no later start mends that.
RestartPreventExitStatus=${otherBuildExitCode}
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

/** A backup of the enquiries. It runs as the server's user, so that the server can read the result. */
export const backupService = () => `# For /etc/systemd/system/: see docs/deploy/node.md. Made by the build.
[Unit]
Description=A backup of the enquiries of Kutch IT

[Service]
Type=oneshot
Environment=DATA_DIR=/var/lib/kutch-it BACKUP_DIR=/var/backups/kutch-it
EnvironmentFile=-${places.settings}
ExecStart=/bin/sh -c 'exec /usr/bin/node ${releasesRoot}/current/enquiries.mjs backup "$BACKUP_DIR/enquiries-$(date +%%F).sqlite"'
# Backups hold what was deleted since: after thirty days they go.
ExecStart=/usr/bin/find \${BACKUP_DIR} -maxdepth 1 -name enquiries-????-??-??.sqlite -mtime +30 -delete
User=kutch-it
Group=kutch-it
UMask=0077
NoNewPrivileges=yes
`;

/** Every night, or when the machine is next on. */
export const backupTimer = () => `# For /etc/systemd/system/: see docs/deploy/node.md. Made by the build.
[Unit]
Description=A backup of the enquiries of Kutch IT, every night

[Timer]
OnCalendar=*-*-* 03:30
Persistent=yes

[Install]
WantedBy=timers.target
`;
