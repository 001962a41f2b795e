# syntax=docker/dockerfile:1

#   docker build --target web --build-arg SITE_DATE="$(date -u +%F)" --build-arg SITE_LAST_IMAGE=site:live -t site:next .

# The image that is online: pages that are open still ask for its scripts and fonts. Without one, nothing is taken over.
ARG SITE_LAST_IMAGE=none

FROM --platform=$BUILDPLATFORM node:26-trixie-slim AS none
RUN mkdir -p /srv/site/dist

FROM ${SITE_LAST_IMAGE} AS last

# Builds the site, on the machine's own platform: what it writes is the same on all.
FROM --platform=$BUILDPLATFORM node:26-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
# Readable by every user, whatever the mask of who cloned the project.
COPY --chmod=644 nginx.conf ./
COPY src src
COPY server server
COPY scripts scripts
COPY site site
# Podman 4 makes no stage that an argument alone names.
COPY --from=none /srv/site/dist last
COPY --from=last /srv/site/dist last
ENV SITE_LAST_BUILD=last
# Override site/site.yaml, for previews.
ARG SITE_ORIGIN
ARG SITE_INDEXING
# The day to build for. Pages depend on it: without it, a build of the same sources is taken from the cache of another day.
ARG SITE_DATE
RUN npm run build
# For machines with IPv6.
RUN sed -e 's/#ipv6 //' nginx.conf > nginx-ipv6.conf

# The preview: Express, bundled to one file, without node_modules.
FROM node:26-trixie-slim AS preview
LABEL org.opencontainers.image.title="Website (Express)"
ENV NODE_ENV=production HOST="" PORT=8080 ACCESS_LOG=on
WORKDIR /srv/site
COPY --from=build /site/dist/server dist/server
COPY --from=build /site/dist/site dist/site
COPY --from=build /site/dist/manifest.json dist/manifest.json
COPY --from=build /site/dist/default-texts.json dist/default-texts.json
COPY --from=build /site/dist/build-stamp.json dist/build-stamp.json
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.mjs"]

# For production: nginx, which serves the same files under the same headers.
FROM nginxinc/nginx-unprivileged:stable-alpine AS web
LABEL org.opencontainers.image.title="Website (nginx)"
WORKDIR /srv/site
COPY --from=build /site/nginx.conf /site/nginx-ipv6.conf ./
COPY --from=build /site/dist/nginx dist/nginx
COPY --from=build /site/dist/site dist/site
COPY --from=build /site/dist/manifest.json dist/manifest.json
COPY --from=build /site/dist/default-texts.json dist/default-texts.json
COPY --from=build /site/dist/build-stamp.json dist/build-stamp.json
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["wget", "--quiet", "--output-document=/dev/null", "http://127.0.0.1:8080/healthz"]
ENTRYPOINT ["sh", "-c", "exec nginx -p /srv/site/ -c /srv/site/nginx$([ ! -e /proc/net/if_inet6 ] || echo -ipv6).conf -g 'daemon off;'"]
