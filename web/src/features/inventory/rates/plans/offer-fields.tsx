import type { HotelExtraInput } from '@roomlark/contract/inventory/hotel-extras'
import { say } from '@roomlark/contract/say'
import { useWatch } from 'react-hook-form'
import type { ContractForm } from '../../../../parts/form/use-contract-form.ts'
import { extraUnitNames, servedDayNames } from './extra-words.ts'

export type ExtraDraft = Record<'name' | 'priceCents' | 'vatPercent' | 'description', string> &
  Record<'mostPerBooking' | 'dailyStock' | 'leadHours', string> &
  Pick<HotelExtraInput, 'kind' | 'per' | 'servedOn' | 'isOffered' | 'isMinibar' | 'isArchived'>

/** Self-service of an extra; shown only if guests can order it themselves. */
export function OfferFields({ form }: { form: ContractForm<ExtraDraft, HotelExtraInput> }) {
  const [isOffered, per] = useWatch({ control: form.control, name: ['isOffered', 'per'] })
  const isOfDay = per === 'stay' || per === 'guest'
  return (
    <fieldset className="grid gap-4 border-t border-border pt-5">
      <legend className="sr-only">{say('Guests order it online')}</legend>
      <form.Switch
        name="isOffered"
        label={say('Guests order it online')}
        hint={say('When they book and afterwards. It goes onto the folio at this price')}
      />
      {isOffered ? (
        <>
          <form.Text
            name="description"
            label={say('Description (optional)')}
            placeholder={say('Fresh bread, eggs and fruit, from 7 to 11')}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <form.Select name="per" label={say('The price is')} options={extraUnitNames} />
            {isOfDay ? (
              <form.Select name="servedOn" label={say('For the day of')} options={servedDayNames} />
            ) : null}
            <form.Text name="mostPerBooking" label={say('Most in a booking')} inputMode="numeric" />
            <form.Text
              name="dailyStock"
              label={say('Available a day (optional)')}
              placeholder={say('Any number')}
              inputMode="numeric"
            />
            <form.Text
              name="leadHours"
              label={say('Can be ordered until')}
              hint={
                isOfDay
                  ? say('Hours before check-in, or before check-out for the day of departure')
                  : say('Hours before check-in')
              }
              inputMode="numeric"
              unit={say('h')}
            />
          </div>
        </>
      ) : null}
    </fieldset>
  )
}
