import { listedPartners } from '@roomlark/contract/partners/booking-partner'
import { say } from '@roomlark/contract/say'
import { useDeferredValue, useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { usePartnerNames } from '../../../../data/booking-partners.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import type { NewBookingValues } from './new-booking-values.ts'

/** True if the desk can name a partner; false as long as that is not known. */
export function useHasPartners(hotelId: string): boolean {
  const { data, isPlaceholderData } = usePartnerNames(hotelId, '', useIsOpen())
  return !isPlaceholderData && (data?.length ?? 0) > 0
}

function useIsOpen(): boolean {
  return usePlatform().platform?.switches.partnerships === 'open'
}

/** Asks for the partner who sent the guest; searched on the server if there are more than fit a list. */
export function PartnerField({ hotelId }: { hotelId: string }) {
  const { control } = useFormContext<NewBookingValues>()
  const [typed, setTyped] = useState('')
  const isOpen = useIsOpen()
  const all = usePartnerNames(hotelId, '', isOpen).data ?? []
  const hasMore = all.length >= listedPartners
  const asked = useDeferredValue(hasMore ? typed.trim().slice(0, 200) : '')
  const found = usePartnerNames(hotelId, asked, isOpen).data ?? []
  return (
    <Controller
      control={control}
      name="partnershipId"
      render={({ field, fieldState }) => {
        const chosen = [...found, ...all].find(({ partnershipId }) => partnershipId === field.value)
        const shown = chosen && !found.includes(chosen) ? [chosen, ...found] : found
        return (
          <Combobox
            label={say('Partner')}
            placeholder={say('Who sent the guest')}
            className="sm:col-span-2"
            value={field.value}
            options={shown.map(({ partnershipId, name }) => ({ value: partnershipId, label: name }))}
            hint={
              chosen
                ? say('You pay {percent} of the room price as commission.', {
                    percent: percentText(chosen.ratePercent),
                  })
                : say('It is marked as named by the desk.')
            }
            onChange={field.onChange}
            onType={setTyped}
            error={fieldState.error?.message}
          />
        )
      }}
    />
  )
}
