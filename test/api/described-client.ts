import { z } from 'zod'
import type { TestSite } from '#test/site.ts'

type Operation = {
  readonly operationId: string
  readonly security: readonly { readonly key: readonly string[] }[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly required?: boolean }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>>
}

type Description = {
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

type Call = {
  readonly key?: string
  readonly given?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly language?: string
}

export type Answer = {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: what an address answers is checked against its description
  readonly body: any
}

/**
 * A program that knows nothing but the description of the API: it finds addresses, methods and parameters there, and
 * refuses an answer that is not as described.
 */
export async function describedClient(site: TestSite) {
  const description = (await (await site.request('/api/v1/openapi.json')).json()) as Description
  const base = description.servers[0]?.url ?? ''
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ path, method: method.toUpperCase(), ...each })),
  )

  async function call(operationId: string, { key, given = {}, body, language }: Call = {}): Promise<Answer> {
    const found = operations.find((each) => each.operationId === operationId)
    if (!found) throw new Error(`${operationId} is not described.`)
    let path = `${base}${found.path}`
    const query = new URLSearchParams()
    const headers = new Headers(key === undefined ? {} : { authorization: `Bearer ${key}` })
    if (language !== undefined) headers.set('accept-language', language)
    for (const { name, in: place, required } of found.parameters ?? []) {
      const value = given[name]
      if (value === undefined && required) throw new Error(`${operationId} needs ${name}.`)
      if (value === undefined) continue
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
      else if (place === 'header') headers.set(name, String(value))
      else query.set(name, String(value))
    }
    if (body !== undefined) headers.set('content-type', 'application/json')
    const address = query.size === 0 ? path : `${path}?${query}`
    const sent = { method: found.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await site.request(address, { ...sent, isBrowser: false })
    const answered: unknown = await response.json()
    const [type] = (response.headers.get('content-type') ?? '').split(';')
    const described = found.responses[response.status]?.content?.[type ?? '']?.schema ?? problemSchema(type)
    schemaOf(described).parse(answered)
    return { status: response.status, headers: response.headers, body: answered }
  }

  function problemSchema(type: string | undefined): object {
    if (type !== 'application/problem+json') throw new Error(`${type} is not described.`)
    return { $ref: '#/components/schemas/Problem' }
  }

  function schemaOf(schema: object) {
    const whole = JSON.stringify({ ...schema, $defs: description.components.schemas })
    return z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')))
  }

  return { call, description, operations }
}
