import type { FastifyRequest } from 'fastify'
import type { AppError } from '../errors.ts'

/** Page that a browser is shown instead of JSON; null for other callers. */
export type ErrorPage = (request: FastifyRequest, error: AppError) => Buffer | null
