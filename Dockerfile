# The site behind nginx: `docker compose up --build`, then http://localhost:8080.

FROM node:24-bookworm-slim AS build
# The dates of pages come from the history.
RUN apt-get update && apt-get install --yes --no-install-recommends git ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY examples/package.json examples/
RUN npm ci
COPY . .
# Where the site will be published, and where "Edit this page" leads.
ARG SITE_URL
ARG DOC_REPO_BASE_URL
RUN npm run build && npm run compress
# Below the path that the address has.
RUN base="$(node -p 'new URL(process.env.SITE_URL || "http://localhost").pathname')" \
    && mkdir -p "/srv/site$base" && cp -R build/. "/srv/site$base"

# Runs as user 101, and not as root.
FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY scripts/host/server.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/deploy/nginx.conf /etc/nginx/site.conf
COPY --from=build /srv/site /srv/site
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD nc -z 127.0.0.1 8080
