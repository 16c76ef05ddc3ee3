import { z } from 'zod'
import { ErrorBody } from '../src/contract/errors.ts'
import { allRoutes } from '../src/contract/index.ts'
import type { Route, Schema } from '../src/contract/route.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 from the same schemas that validate and type the API. */
export function buildOpenApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries(allRoutes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Placard', version: '1', description: 'Search, list and manage local advertising space.' },
    paths,
    components: { schemas: { Error: toJsonSchema(ErrorBody, 'output') } },
  }
}

function describeRoute(name: string, route: Route): Json {
  const refusal = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  return {
    operationId: name,
    summary: route.summary,
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(route.body ? { requestBody: { required: true, content: jsonContent(route.body, 'input') } } : {}),
    responses: {
      [route.status ?? 200]: { description: 'Success', content: jsonContent(route.output, 'output') },
      default: refusal,
    },
  }
}

function jsonContent(schema: Schema, io: 'input' | 'output'): Json {
  return { 'application/json': { schema: toJsonSchema(schema, io) } }
}

function parameters(place: 'path' | 'query', schema: Schema | undefined): Json[] {
  if (!schema) return []
  const object = toJsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (object.required?.includes(name) ?? false),
    schema: property,
  }))
}

function toJsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema as unknown as z.ZodType, {
    io,
    unrepresentable: 'any',
  })
  return rest
}
