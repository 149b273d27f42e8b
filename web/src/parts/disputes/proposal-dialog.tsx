import { type Dispute, DisputeProposalInput } from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { useProposeSettlement } from '../../data/disputes.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { amountText, moneyText } from '../money/money-text.ts'
import { readAmount } from '../money/read-amount.ts'

const Proposal = z.omit(DisputeProposalInput, { version: true })

export function ProposalDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { id, version, booking, hotel, currency, mostBaseCents, claimedBaseCents, ratePercent } = dispute
  const most = { amount: moneyText(mostBaseCents, currency), rate: ratePercent }
  const propose = useProposeSettlement(id)
  const form = useContractForm({
    schema: Proposal,
    values: {
      baseCents: claimedBaseCents === null ? '' : amountText(claimedBaseCents, currency),
      text: '',
    },
    read: (values) => ({ ...values, baseCents: readAmount(values.baseCents, currency) }),
    send: (proposal) => propose.mutateAsync({ ...proposal, version }),
    done: say('The proposal is sent to both sides.'),
    failed: say('That did not work. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Propose a settlement')}
      description={say(
        '{booking} at {hotel}. Hotel and partner are notified. It takes effect automatically on its day unless one of them answers.',
        { booking: booking.reference, hotel: hotel.name },
      )}
      submitLabel={say('Send proposal')}
      busyLabel={say('Sending')}
      onClose={onClose}
    >
      <form.Money
        name="baseCents"
        label={say('What the hotel kept')}
        currency={currency}
        hint={
          dispute.boostPercent > 0
            ? say(
                'For the rooms, without taxes: at most the {amount} that the booking says. The commission is {rate}% of it, and the boost.',
                most,
              )
            : say(
                'For the rooms, without taxes: at most the {amount} that the booking says. The commission is {rate}% of it.',
                most,
              )
        }
      />
      <form.Area
        name="text"
        label={say('Why')}
        rows={3}
        hint={say('Both sides read it; please name no guest.')}
      />
    </FormDialog>
  )
}
