import { CommissionClaim } from '@roomlark/contract/partners/commission-claim'
import { say } from '@roomlark/contract/say'
import { useForm } from 'react-hook-form'
import { useAskClaim } from '../../../data/receipts.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Search } from '../../../ui/icons/search.ts'
import { ClaimAnswerView } from './claim-answer.tsx'

type Values = { reference: string; bookedOn: string }

const resolver = contractResolver(CommissionClaim, (values: Values) => values)

/** An affiliate who misses a booking is told at once what was found, and why it did or did not count. */
export function ClaimCard() {
  const asking = useAskClaim()
  const form = useForm<Values, unknown, CommissionClaim>({
    resolver,
    defaultValues: { reference: '', bookedOn: '' },
  })
  const { errors } = form.formState
  const ask = form.handleSubmit((claim) =>
    asking.mutateAsync(claim).catch((error: unknown) => {
      showRefusal(error, say('Your question was not answered. Please try again.'))
    }),
  )
  return (
    <Card>
      <CardHead
        title={say('Missing a booking?')}
        subtitle={say(
          'With its number and the day on which the guest booked, we tell you immediately what we found',
        )}
      />
      <form
        noValidate
        onSubmit={(event) => void ask(event)}
        className="grid items-start gap-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <TextField
          label={say('Booking number')}
          placeholder="RL-4K8DP"
          autoComplete="off"
          error={errors.reference?.message}
          {...form.register('reference')}
        />
        <TextField
          type="date"
          label={say('Booked on')}
          error={errors.bookedOn?.message}
          {...form.register('bookedOn')}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={asking.isPending && say('Looking...')}
          className="md:mt-[26px]"
        >
          <Search aria-hidden="true" className="size-[18px]" />
          {say('Find out')}
        </Button>
      </form>
      <div role="status">{asking.data ? <ClaimAnswerView answer={asking.data} /> : null}</div>
    </Card>
  )
}
