# The command alone, for builds without Node:
#   docker build --tag shakedown .
#   docker run --rm --volume "$PWD:/journals" shakedown check .
# Built once, for images of every processor.
FROM --platform=$BUILDPLATFORM node:22-slim AS build
WORKDIR /source
COPY . .
RUN npm ci && npm pack --pack-destination /tmp
# Plain JavaScript only, so that it runs on any base.
RUN npm install --prefix /installed --omit=optional --ignore-scripts --no-audit --no-fund /tmp/shakedown-*.tgz

FROM alpine:3.22
RUN apk add --no-cache nodejs && adduser -D -u 1000 commander
COPY --from=build /installed /opt/shakedown
ENV PATH="/opt/shakedown/node_modules/.bin:$PATH"
USER commander
WORKDIR /journals
ENTRYPOINT ["shakedown"]
CMD ["--help"]
