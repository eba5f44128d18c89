# The site and its relay in one image: see docs/deploy/container.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What differs from content/site.ts: every variable that the build reads (docs/configuration.md).
ARG SITE_URL
ARG SITE_EMAIL
ARG SITE_PHONE
ARG SITE_WHATSAPP
ARG SITE_SOCIAL
ARG SITE_TEAM
ARG SITE_LEGAL_NAME
ARG SITE_GSTIN
ARG SITE_LOCALITY
ARG SITE_STATE
ARG SITE_LANGUAGES
ARG SITE_SATURDAY
ARG SITE_DAY_RATE
ARG MAIL_PROVIDER
ARG MAIL_ORIGIN
ARG MAIL_PUBLIC_KEY
ARG MAIL_SERVICE_ID
ARG MAIL_TEMPLATE_ID
ARG CONTACT_PAGE_DELIVERY
ARG RETENTION_DAYS
ARG ACKNOWLEDGE
ARG NOTIFY_SERVICE
ARG ANALYTICS_CONFIG
ARG ANALYTICS_CONSENT
ARG ANALYTICS_APP_INITIALIZED
ARG WEB_VITALS
RUN npm run build

FROM node:24.21.0-bookworm-slim
RUN useradd --system --no-create-home --home-dir /site --shell /usr/sbin/nologin site && install -d -o site -g site -m 700 /data
COPY --from=build /site/dist /site
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER site
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-sigusr1", "/site/server.mjs"]
