# The site and its relay in one image: see docs/deploy/container.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What differs from content/site.ts; whatever else the build reads stands there.
ARG SITE_URL
ARG SITE_EMAIL
ARG SITE_PHONE
ARG CONTACT_PAGE_DELIVERY
RUN npm run build

FROM node:24.21.0-bookworm-slim
RUN useradd --system --no-create-home --home-dir /site --shell /usr/sbin/nologin site && install -d -o site -g site -m 700 /data
COPY --from=build /site/dist /site
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER site
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/site/server.mjs"]
