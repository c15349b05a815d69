FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.json ./
COPY packages packages
RUN npm ci --ignore-scripts && npm run build

FROM node:26-slim
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
COPY --from=build /app/packages/web/dist packages/web/dist
RUN npm ci --omit=dev --omit=optional --ignore-scripts && mkdir /data && chown node /data
USER node
ENV LUFTSCHLOSS_DATA=/data NODE_OPTIONS=--max-semi-space-size=64
EXPOSE 8080
VOLUME /data
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/bin/luftschloss.js", "serve"]
