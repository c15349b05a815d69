# syntax=docker/dockerfile:1

# What is needed to build. Only the package.json files are copied before the installation, so that it is done again only when one of them has changed.
FROM node:26-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/engine/package.json packages/engine/
COPY packages/words/package.json packages/words/
COPY packages/bots/package.json packages/bots/
COPY packages/protocol/package.json packages/protocol/
COPY packages/drawing/package.json packages/drawing/
COPY packages/server/package.json packages/server/
COPY packages/cli/package.json packages/cli/
COPY packages/web/package.json packages/web/

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY LICENSE tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY packages packages
RUN node scripts/pack.ts --stage

# What is needed to run.
FROM manifests AS dependencies
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --omit=dev --omit=optional --workspace luftschloss

FROM node:26-slim
WORKDIR /app
# A young generation large enough for a busy server: see docs/hosting.md.
ENV NODE_ENV=production LUFTSCHLOSS_DATA=/data NODE_OPTIONS=--max-semi-space-size=64
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/out/packages packages
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/bin/luftschloss.js", "serve"]
