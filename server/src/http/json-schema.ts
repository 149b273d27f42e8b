import type { Endpoint } from '@roomlark/contract/endpoint'
import * as z from 'zod/mini'
import type { JsonSchema } from './serializer-schema.ts'

export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
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
      data: toJsonSchema(endpoint.response, 'output'),
      ...(endpoint.meta ? { meta: toJsonSchema(endpoint.meta, 'output') } : {}),
    },
  }
}
