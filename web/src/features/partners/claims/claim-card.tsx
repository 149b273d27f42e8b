import { CommissionClaim } from '@roomlark/contract/partners/commission-claim'
import { say } from '@roomlark/contract/say'
import { useAskClaim } from '../../../data/receipts.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Search } from '../../../ui/icons/search.ts'
import { ClaimAnswerView } from './claim-answer.tsx'

/** An affiliate who misses a booking is told at once what was found, and why it did or did not count. */
export function ClaimCard() {
  const asking = useAskClaim()
  const form = useContractForm({
    schema: CommissionClaim,
    values: { reference: '', bookedOn: '' },
    send: asking.mutateAsync,
    onRefused: (error) => {
      showRefusal(error, say('Your question was not answered. Please try again.'))
      return true
    },
  })
  return (
    <Card>
      <CardHead
        title={say('Missing a booking?')}
        subtitle={say(
          'With its number and the day on which the guest booked, we tell you immediately what we found',
        )}
      />
      <FormBody
        form={form}
        className="grid items-start gap-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <form.Text name="reference" label={say('Booking number')} placeholder="RL-4K8DP" />
        <form.Text name="bookedOn" label={say('Booked on')} type="date" />
        <Button
          type="submit"
          variant="secondary"
          busy={asking.isPending && say('Looking...')}
          className="md:mt-[26px]"
        >
          <Search aria-hidden="true" className="size-[18px]" />
          {say('Find out')}
        </Button>
      </FormBody>
      <div role="status">{asking.data ? <ClaimAnswerView answer={asking.data} /> : null}</div>
    </Card>
  )
}
