import type { FastifyRequest } from 'fastify'
import type { AppError } from '../errors.ts'

/** What a browser is shown instead of JSON; null where the caller is no reader of pages. */
export type ErrorPage = (request: FastifyRequest, error: AppError) => Buffer | null
