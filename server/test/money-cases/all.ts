import { agreementCases } from './agreements.ts'
import { amountCases } from './amounts.ts'
import { boostCases } from './boosts.ts'
import { feeCases } from './fees.ts'
import type { MoneyCase } from './money-case.ts'
import { rateCases } from './rates.ts'
import { stayCases } from './stays.ts'

/** Each amount is written down with its derivation; nothing here is computed by the code it tests. */
export const moneyCases: readonly MoneyCase[] = [
  ...stayCases,
  ...feeCases,
  ...agreementCases,
  ...boostCases,
  ...rateCases,
  ...amountCases,
]
