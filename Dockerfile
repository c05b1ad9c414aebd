# One image for every process: `docker run -v maru:/data -p 3000:3000 maru` is all services in one, `docker run maru dist/gateway.mjs` one of them.
ARG NODE=22.21.1

FROM node:${NODE}-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY platform/package.json platform/
COPY command-api/package.json command-api/
COPY projectors/package.json projectors/
COPY query-api/package.json query-api/
COPY realtime/package.json realtime/
COPY gateway/package.json gateway/
COPY demo/package.json demo/
COPY frontend/package.json frontend/
COPY tests/package.json tests/

FROM packages AS build
RUN npm ci
COPY . .
RUN npm run build

FROM packages AS services
RUN npm ci --omit=dev --include-workspace-root -w contracts -w platform -w command-api -w projectors -w query-api -w realtime -w gateway -w demo \
 && rm -rf frontend tests

FROM node:${NODE}-slim
ENV NODE_ENV=production DATA_DIR=/data
RUN install -d -o node -g node /data
WORKDIR /app
COPY --from=services /app ./
COPY contracts contracts
COPY platform platform
COPY command-api command-api
COPY projectors projectors
COPY query-api query-api
COPY realtime realtime
COPY gateway gateway
COPY demo demo
COPY tools tools
COPY --from=build /app/dist dist
COPY --from=build /app/frontend/dist frontend/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=6 CMD ["node", "tools/is-ready.mjs"]
# No npm in between: signals reach the process itself, which is also what is restarted.
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["dist/start.mjs"]
