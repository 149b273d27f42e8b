import type { Endpoint } from '@roomlark/contract/endpoint'
import * as z from 'zod/mini'
import type { JsonSchema } from './serializer-schema.ts'

export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** Describes the whole successful answer of an endpoint, including its envelope. */
export function answerSchema(endpoint: Endpoint): JsonSchema {
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: {
      success: { type: 'boolean', const: true },
      message: { type: 'string' },
      data: jsonSchemaOf(endpoint.response, 'output'),
      ...(endpoint.meta ? { meta: jsonSchemaOf(endpoint.meta, 'output') } : {}),
    },
  }
}
