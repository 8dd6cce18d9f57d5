# The site is built in the first stage, and served by Caddy with the rules of the build in the second.
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The build writes the types that `prepare` would write.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM caddy:2
# With a host name such as example.org, Caddy gets its certificate by itself; publish the ports 80 and 443.
# With FORMS_RECEIVER=receiver:8787 it passes the messages of forms on.
ENV SITE_ADDRESS=:80 SITE_ROOT=/srv FORMS_RECEIVER=
COPY --from=build /site/dist-hosts/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist /srv
