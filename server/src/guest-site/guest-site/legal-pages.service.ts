import { utcDay } from '@roomlark/contract/dates'
import { parseCookies } from '@roomlark/contract/platform/consent'
import type { LegalDocument } from '@roomlark/contract/platform/legal'
import { getLegalText } from '../../platform/platform/legal.service.ts'
import { getOperator } from '../../platform/platform/operator.service.ts'
import { type Answer, arriveAnywhere, type SiteContext, type Visitor } from './guest-site.service.ts'

/** Shows a legal text, so that it can be read without script by whoever is asked to agree to it. */
export async function showLegalText(
  ctx: SiteContext,
  document: LegalDocument,
  visitor: Visitor,
): Promise<Answer> {
  const { address, visit } = arriveAnywhere(ctx, visitor)
  const { inForce, announced } = await getLegalText(ctx, document)
  const isAhead = announced !== null && address.word('version') === 'announced'
  const isTranslated = (isAhead ? announced : inForce).body === null
  return {
    status: 200,
    setCookies: [],
    page: {
      kind: 'legal',
      document,
      inForce,
      announced,
      reader: visit.language,
      visit: isTranslated ? visit : { ...visit, language: 'en' },
      isAhead,
      today: utcDay(ctx.clock()),
      hasSession: parseCookies(visitor.cookie).has('token'),
    },
  }
}

/** Shows who runs Roomlark, whether or not the site is open. */
export async function showOperator(ctx: SiteContext, visitor: Visitor): Promise<Answer> {
  const { visit, setCookies } = arriveAnywhere(ctx, visitor)
  return { status: 200, setCookies, page: { visit, kind: 'operator', operator: await getOperator(ctx) } }
}
