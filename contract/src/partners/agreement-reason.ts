import * as z from 'zod/mini'
import { moneyText } from '../money.ts'
import { say } from '../say.ts'
import { disputeReasonWords } from './dispute-words.ts'
import { DisputeReason } from './disputes.ts'

const Amounts = { currency: z.string() }

/** Why the base of a commission was agreed to be another; `sayAgreementReason` puts it into words. */
export const AgreementReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dispute'), reason: DisputeReason }),
  /** The guest left early, and the hotel kept a part of the price. */
  z.object({ kind: z.literal('left-early'), keptCents: z.int(), ofCents: z.int(), ...Amounts }),
  z.object({ kind: z.literal('nothing-refunded') }),
  z.object({ kind: z.literal('card-dispute'), returnedCents: z.int(), ...Amounts }),
  /** Text for the parties; it names no guest. */
  z.object({ kind: z.literal('written'), text: z.string() }),
])
export type AgreementReason = z.infer<typeof AgreementReason>

export function sayAgreementReason(reason: AgreementReason): string {
  switch (reason.kind) {
    case 'dispute':
      return disputeReasonWords[reason.reason]
    case 'left-early':
      return say('The guest left early; the hotel kept {kept} of {price}.', {
        kept: moneyText(reason.keptCents, reason.currency),
        price: moneyText(reason.ofCents, reason.currency),
      })
    case 'nothing-refunded':
      return say('The hotel corrected its answer: nothing was refunded.')
    case 'card-dispute':
      return say('The card holder disputed the payment and got {amount} back.', {
        amount: moneyText(reason.returnedCents, reason.currency),
      })
    case 'written':
      return reason.text
  }
}
