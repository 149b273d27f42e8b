import postgres from 'postgres'
import { columnTypes } from './column-types.ts'

/**
 * This client never connects: it only builds SQL. Fragments that never change are built with it once instead
 * of for every request, and run as part of the query that contains them.
 */
export const fragment = postgres('postgres://nowhere.invalid', { types: columnTypes })
