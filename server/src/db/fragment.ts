import postgres from 'postgres'
import { columnTypes } from './column-types.ts'

/**
 * Only ever used to write SQL down; it never connects. Pieces that are always the same are written once with it,
 * instead of for every request, and run as part of the query they stand in.
 */
export const fragment = postgres('postgres://nowhere.invalid', { types: columnTypes })
