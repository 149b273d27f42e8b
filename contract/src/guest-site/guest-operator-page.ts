import type { Operator } from '../platform/operator.ts'

/** Says who runs Roomlark. */
export type OperatorPage = { kind: 'operator'; operator: Operator }
