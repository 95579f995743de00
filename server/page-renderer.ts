import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

// The first part of the path. An address with two slashes there is for the router alone to understand.
const FIRST_PART = /^[^/]+\/\/[^/]+\/(?!\/)([^/?#]*)/

/**
 * The router tries its hundred routes one after another, twice for each request, which takes longer than many a query.
 * A page is looked for only among the routes that begin as its address does.
 */
export function createPageRenderer(build: ServerBuild, mode: string): RequestHandler {
  const amongAll = createRequestHandler(build, mode)
  const amongFew = new Map<string, RequestHandler>()
  for (const [part, routes] of routesByFirstPart(build.routes)) {
    amongFew.set(part, createRequestHandler(buildWith(routes, build), mode))
  }

  return (request, context) => {
    const part = FIRST_PART.exec(request.url)?.[1]
    const render = part === undefined ? undefined : amongFew.get(part)
    return (render ?? amongAll)(request, context)
  }
}

/** A page tells the browser of its own routes and of those above it; it asks for others when its links lead there. */
function buildWith(routes: Routes, build: ServerBuild): ServerBuild {
  const known = Object.entries(build.assets.routes).filter(([id]) => id in routes)
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(known) } }
}

/** By the first part of their address, whatever may answer it. The home page is above every other. */
export function routesByFirstPart(routes: Routes): Map<string, Routes> {
  const answering = Object.values(routes).filter((route) => route !== undefined && (route.index || route.path))
  const byPart = Map.groupBy(answering as Route[], (route) => firstPartOf(route, routes))
  const everywhere = [...(byPart.get('') ?? []), ...(byPart.get('*') ?? [])]
  byPart.delete('*')

  return new Map([...byPart].map(([part, group]) => [part, withAncestors([...group, ...everywhere], routes)]))
}

function firstPartOf(route: Route, routes: Routes): string {
  const path = ancestry(route, routes).map(({ path = '' }) => path)
  return path.join('/').split('/').find(Boolean) ?? ''
}

/** In the order of the whole table, which decides between routes of one rank. */
function withAncestors(group: readonly Route[], routes: Routes): Routes {
  const ids = new Set(group.flatMap((route) => ancestry(route, routes)).map(({ id }) => id))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
}

/** From the root down to the route itself. */
function ancestry(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [...ancestry(parent, routes), route] : [route]
}
