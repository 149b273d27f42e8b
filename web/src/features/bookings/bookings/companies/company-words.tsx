import type { CompanyProfile, VatState } from '@roomlark/contract/bookings/company-profiles'
import { folioGroupNames } from '@roomlark/contract/bookings/folio-words'
import { isKnownToVies } from '@roomlark/contract/bookings/vat-ids'
import { folioGroups } from '@roomlark/contract/folio-kinds'

import { say } from '@roomlark/contract/say'
import { listWords } from '../../../../lib/list-words.ts'
import { Badge } from '../../../../ui/badge.tsx'

const vatStateNames: Record<VatState, string> = {
  valid: say('Valid##VAT id'),
  invalid: say('Not valid##VAT id'),
  unreachable: say('Register not reachable'),
}
const vatStateTones = { valid: 'success', invalid: 'error', unreachable: 'warning' } as const

/** The register's answer about a VAT id; nothing for one that it does not know. */
export function VatBadge({ company: { vatId, vatCheck } }: { company: CompanyProfile }) {
  if (vatCheck) return <Badge tone={vatStateTones[vatCheck.state]}>{vatStateNames[vatCheck.state]}</Badge>
  return isKnownToVies(vatId) ? <Badge tone="neutral">{say('Not checked yet')}</Badge> : null
}

/** The parts of the bill that a company pays: `Room, taxes`. */
export function paidPartsWords({ takes }: Pick<CompanyProfile, 'takes'>): string {
  if (takes.length === 0) return say('Guests pay themselves')
  if (takes.length === folioGroups.length) return say('Everything')
  return listWords(
    folioGroups.filter((group) => takes.includes(group)).map((group) => folioGroupNames[group]),
  )
}
