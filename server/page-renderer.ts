import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** The layout above every application, as app/routes.ts names it. */
const APPLICATIONS = 'routes/applications'

// The first part of the path. An address with two slashes there is for the router alone to understand.
const FIRST_PART = /^[^/]+\/\/[^/]+\/(?!\/)([^/?#]*)/

/**
 * The router tries its hundred routes one after another, twice for each page, which takes longer than many a query.
 * A document is looked for only among the routes that begin as its address does.
 */
export function createPageRenderer(build: ServerBuild, mode: string): RequestHandler {
  const amongAll = createRequestHandler(build, mode)
  const amongFew = new Map<string, RequestHandler>()
  for (const [part, routes] of documentsByFirstPart(build.routes)) {
    amongFew.set(part, createRequestHandler({ ...build, routes }, mode))
  }

  return (request, context) => {
    const part = FIRST_PART.exec(request.url)?.[1]
    const render = part === undefined ? undefined : amongFew.get(part)
    return (render ?? amongAll)(request, context)
  }
}

/**
 * By the first part of their address, whatever may answer it. Applications navigate by script and need to know of all
 * routes, so a part that leads to one of them is left out.
 */
export function documentsByFirstPart(routes: Routes): Map<string, Routes> {
  const answering = Object.values(routes).filter((route) => route !== undefined && (route.index || route.path))
  const byPart = Map.groupBy(answering as Route[], (route) => firstPartOf(route, routes))
  const anything = byPart.get('*') ?? []
  byPart.delete('*')

  const documents = [...byPart].filter(([, group]) => !group.some((route) => isBelow(APPLICATIONS, route, routes)))
  return new Map(documents.map(([part, group]) => [part, withAncestors([...group, ...anything], routes)]))
}

function firstPartOf(route: Route, routes: Routes): string {
  const path = ancestry(route, routes).map(({ path = '' }) => path)
  return path.join('/').split('/').find(Boolean) ?? ''
}

function isBelow(layout: string, route: Route, routes: Routes): boolean {
  return ancestry(route, routes).some(({ id }) => id === layout)
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
