import type { BoostPartner } from '@roomlark/contract/partners/boosts'
import { CampaignInput } from '@roomlark/contract/partners/campaigns'
import { say } from '@roomlark/contract/say'
import { useController } from 'react-hook-form'
import { useStartCampaign } from '../../../../data/campaigns.ts'
import { useSimulation } from '../../../../data/tiers.ts'
import { readNumber } from '../../../../lib/read-number.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { PartnerChoice } from '../boosts/partner-choice.tsx'
import { SimulationResult } from './simulation-result.tsx'

/** What the fields hold: the percentage as it is typed. */
type CampaignFields = Omit<CampaignInput, 'percent'> & { percent: string }

const empty: CampaignFields = {
  name: '',
  kind: 'points',
  percent: '2',
  dayOf: 'booking',
  fromOn: '',
  untilOn: '',
  partnershipIds: null,
}

type CampaignFormProps = { hotelId: string; partners: readonly BoostPartner[] }

export function CampaignForm({ hotelId, partners }: CampaignFormProps) {
  const start = useStartCampaign(hotelId)
  const simulation = useSimulation(hotelId)
  const form = useContractForm<CampaignFields, CampaignInput>({
    schema: CampaignInput,
    values: empty,
    read: (typed) => ({ ...typed, percent: readNumber(typed.percent) }),
    send: (input) => start.mutateAsync(input),
    done: say('The campaign has started, and your partners have been told.'),
    failed: say('The campaign was not started. Please try again.'),
  })
  /** As if the campaign had run all the time. */
  const simulate = form.handleSubmit(({ kind, percent, partnershipIds }) =>
    simulation.mutate(
      { tiers: null, campaign: { kind, percent, partnershipIds } },
      { onError: (error) => showRefusal(error, say('The simulation did not run. Please try again.')) },
    ),
  )
  return (
    <Card>
      <CardHead
        title={say('New campaign')}
        subtitle={say('If several apply to a booking, the highest one counts')}
      />
      <FormBody form={form} onDone={() => form.reset(empty)} className="grid gap-[18px] md:grid-cols-2">
        <div className="md:col-span-2">
          <form.Text name="name" label={say('Name')} hint={say('Your partners read it.')} />
        </div>
        <form.Select
          name="kind"
          label={say('Pays')}
          options={{ points: say('Points on top'), rate: say('At least this rate') }}
        />
        <form.Text name="percent" label={say('Percent')} inputMode="decimal" unit="%" />
        <div className="md:col-span-2">
          <form.Select
            name="dayOf"
            label={say('Counts by')}
            options={{ booking: say('Day of booking'), arrival: say('Day of arrival') }}
          />
        </div>
        <form.Text name="fromOn" type="date" label={say('First day')} />
        <form.Text name="untilOn" type="date" label={say('Last day')} />
        <div className="grid gap-3.5 md:col-span-2">
          <Partners partners={partners} />
        </div>
        <form.Fault className="md:col-span-2" />
        <div className="md:col-span-2">
          <Button
            type="submit"
            variant="secondary"
            block
            busy={form.formState.isSubmitting && say('Starting')}
          >
            {say('Start campaign')}
          </Button>
          <Button
            variant="quiet"
            block
            onClick={() => void simulate()}
            busy={simulation.isPending && say('Computing...')}
          >
            {say('What would it have cost?')}
          </Button>
          <p className="mt-2.5 text-center text-sm text-muted">
            {say('It takes effect immediately. Bookings already made keep their rate.')}
          </p>
        </div>
        {simulation.data ? (
          <div className="md:col-span-2">
            <SimulationResult simulation={simulation.data} />
          </div>
        ) : null}
      </FormBody>
    </Card>
  )
}

function Partners({ partners }: { partners: readonly BoostPartner[] }) {
  const { field, fieldState } = useController<CampaignFields, 'partnershipIds'>({ name: 'partnershipIds' })
  return (
    <PartnerChoice
      partners={partners}
      chosen={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  )
}
