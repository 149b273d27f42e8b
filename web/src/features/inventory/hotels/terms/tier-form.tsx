import { TierInput, type TierScheme, type TierTerms, tierLimits } from '@roomlark/contract/partners/tiers'
import { say } from '@roomlark/contract/say'
import { useWatch } from 'react-hook-form'
import { useChangeTiers, useSimulation } from '../../../../data/tiers.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldNote } from '../../../../ui/field.tsx'
import { SimulationResult } from './simulation-result.tsx'
import { readFields, type TierFields, toFields } from './tier-draft.ts'

const places = Array.from({ length: tierLimits.tiers }, (_, place) => place)

type TierFormProps = {
  hotelId: string
  currency: string
  scheme: TierScheme
  /** What all partners get. */
  general: TierTerms | null
}

export function TierForm({ hotelId, currency, scheme, general }: TierFormProps) {
  const { partnershipId, latestId: basedOn } = scheme
  const change = useChangeTiers(hotelId)
  const simulation = useSimulation(hotelId)
  const read = (typed: TierFields) => ({
    ...{ partnershipId, basedOn, followsHotel: false },
    ...readFields(typed, currency),
  })
  const form = useContractForm<TierFields, TierInput>({
    schema: TierInput,
    values: toFields(scheme.terms ?? general),
    read,
    send: (input) => change.mutateAsync(input),
    done: say('Saved, and your partners are told.'),
    failed: say('The tiers were not saved. Please try again.'),
  })
  const basis = useWatch({ control: form.control, name: 'basis' })
  const follow = () =>
    change.mutate(
      { ...read(toFields(null)), followsHotel: true },
      { onError: (error) => showRefusal(error, say('The tiers were not saved. Please try again.')) },
    )
  const simulate = form.handleSubmit(({ basis, period, tiers, bonusCents }) =>
    simulation.mutate(
      { tiers: { partnershipId, basis, period, tiers, bonusCents }, campaign: null },
      { onError: (error) => showRefusal(error, say('The simulation did not run. Please try again.')) },
    ),
  )
  const listError = form.formState.errors.tiers?.root?.message ?? form.formState.errors.tiers?.message
  return (
    <FormBody form={form} className="grid gap-[18px]">
      <div className="grid gap-3.5 md:grid-cols-2">
        <form.Select
          name="basis"
          label={say('Counted')}
          options={{ stays: say('Stays'), revenue: say('Room revenue') }}
        />
        <form.Select
          name="period"
          label={say('Within a')}
          options={{ month: say('Month'), quarter: say('Quarter'), year: say('Year') }}
        />
      </div>
      <fieldset className="grid gap-3.5">
        <legend className="sr-only">{say('Tiers')}</legend>
        {places.map((place) => (
          <div key={place} className="grid grid-cols-2 gap-3.5">
            {basis === 'stays' ? (
              <form.Text
                name={`tiers.${place}.threshold`}
                label={say('Tier {number}, from', { number: place + 1 })}
                inputMode="numeric"
                unit={say('stays')}
              />
            ) : (
              <form.Money
                name={`tiers.${place}.threshold`}
                label={say('Tier {number}, from', { number: place + 1 })}
                currency={currency}
              />
            )}
            <form.Text
              name={`tiers.${place}.ratePercent`}
              label={say('Rate of tier {number}', { number: place + 1 })}
              inputMode="decimal"
              unit="%"
            />
          </div>
        ))}
        <FieldNote id="tiers-note" error={listError} />
      </fieldset>
      <form.Money
        name="bonusCents"
        label={say('Bonus for a partner’s first stay (optional)')}
        currency={currency}
        hint={say('On top of the commission, once the stay can no longer be undone.')}
      />
      <form.Fault />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={form.formState.isSubmitting && say('Saving...')}>
          {say('Save tiers')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => void simulate()}
          busy={simulation.isPending && say('Computing...')}
        >
          {say('What would it have cost?')}
        </Button>
        {partnershipId !== null && scheme.terms !== null ? (
          <Button variant="quiet" onClick={follow}>
            {say('Same as all partners')}
          </Button>
        ) : null}
      </div>
      {simulation.data ? <SimulationResult simulation={simulation.data} /> : null}
      <p className="text-sm text-muted">
        {say(
          'Better terms apply at once. Worse ones apply after 30 days’ notice, and partners keep the tier they have reached.',
        )}
      </p>
    </FormBody>
  )
}
