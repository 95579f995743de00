import { writeFileSync } from 'node:fs'
import { allOperations, describeApi } from '../server/api/describe.ts'

export const API_DOCS = 'docs/api.md'

type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly description?: string
  readonly default?: unknown
}

type Parameter = Schema & {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

type Operation = {
  readonly tags: readonly string[]
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly security: readonly { readonly key: readonly string[] }[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}

/** The description of the API as a page: what is asked, what is answered, and the shapes. */
export function apiDocs(): string {
  const { info, paths, components, servers } = JSON.parse(JSON.stringify(describeApi(allOperations())))
  const operations = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))]
  const base = servers[0].url
  const lines = [
    '# API',
    '',
    `<!-- Made from the description at ${base}/openapi.json by \`node scripts/api-docs.ts\`. -->`,
    '',
    info.description,
    '',
    `The same for programs, in OpenAPI 3.1: \`${base}/openapi.json\`.`,
  ]
  for (const tag of tags) {
    lines.push('', `## ${tag}`)
    for (const each of operations.filter(({ operation }) => operation.tags.includes(tag))) {
      lines.push(...operationLines(base, each))
    }
  }
  lines.push('', '## Shapes')
  for (const [name, schema] of Object.entries(components.schemas as Record<string, Schema>)) {
    lines.push('', `### ${name}`, '', ...fieldLines(schema))
  }
  return `${lines.join('\n')}\n`
}

type Listed = { readonly path: string; readonly method: string; readonly operation: Operation }

function operationLines(base: string, { path, method, operation }: Listed): string[] {
  const { summary, description, security, parameters = [], requestBody, responses } = operation
  const lines = [
    '',
    `### \`${method.toUpperCase()} ${base}${path}\``,
    '',
    `${summary}. Scope: \`${security[0]?.key[0]}\`.`,
  ]
  if (description) lines.push('', description)
  if (parameters.length > 0) {
    lines.push('', '| Parameter | In | Value |', '|---|---|---|')
    for (const { name, in: place, required, schema } of parameters) {
      lines.push(`| \`${name}\`${required ? ', required' : ''} | ${place} | ${valueText(schema)} |`)
    }
  }
  const body = Object.values(requestBody?.content ?? {})[0]?.schema
  if (body) lines.push('', `Body: ${typeText(body)}`)
  const answer = Object.values(responses['200']?.content ?? {})[0]?.schema
  if (answer) lines.push('', `Answer: ${answer.properties ? '' : typeText(answer)}`.trimEnd())
  if (answer?.properties) lines.push('', ...fieldLines(answer))
  return lines
}

function fieldLines({ properties = {}, required = [] }: Schema): string[] {
  const rows = Object.entries(properties).map(
    ([name, schema]) => `| \`${name}\`${required.includes(name) ? '' : ', optional'} | ${valueText(schema)} |`,
  )
  return ['| Field | Value |', '|---|---|', ...rows]
}

function valueText(schema: Schema): string {
  const fallback = schema.default === undefined ? '' : ` \`${JSON.stringify(schema.default)}\` without one.`
  return (
    [typeText(schema), schema.description]
      .filter(Boolean)
      .join('. ')
      .replace(/([^.])$/, '$1.') + fallback
  )
}

function typeText(schema: Schema): string {
  if (schema.$ref) return refText(schema.$ref)
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ')
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (schema.items) return `list of ${typeText(schema.items)}`
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, each]) => {
      const isOptional = schema.required?.includes(name) ? '' : '?'
      return `${name}${isOptional}: ${typeText(each)}`
    })
    return `{ ${fields.join(', ')} }`
  }
  const types = [schema.type ?? 'any'].flat()
  return types.map((type) => (schema.format && type === 'string' ? schema.format : type)).join(' or ')
}

function refText(ref: string): string {
  const name = ref.split('/').at(-1) ?? ''
  return `[${name}](#${name.toLowerCase()})`
}

if (import.meta.main) writeFileSync(new URL(`../${API_DOCS}`, import.meta.url), apiDocs())
