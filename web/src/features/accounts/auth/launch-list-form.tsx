import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import { LaunchWish } from '@roomlark/contract/operations/launch-list'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { joinLaunchList } from '../../../data/launch-wish.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import type { Doors } from './use-register-form.ts'

const typeWords = { hotel: say('Hotel'), affiliate: say('Affiliate') }

/** Takes the address of somebody who wants to join once registration opens. */
export function LaunchListForm({ doors }: { doors: Doors }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const types = (['hotel', 'affiliate'] as const).filter((type) => doors[type] !== 'open')
  const form = useContractForm<LaunchWish, LaunchWish, null>({
    schema: LaunchWish,
    values: {
      email: '',
      userType: types[0] ?? 'hotel',
      language: toGuestLanguage(document.documentElement.lang),
    },
    send: (wish) => joinLaunchList(wish),
    failed: say('That did not work. Please try again.'),
  })
  if (sentTo !== null) {
    return (
      <p role="status" className="rounded-[12px] bg-sunken px-4 py-3 text-[14px]">
        {say('We have sent a link to {email}. Open it to confirm your address.', { email: sentTo })}
      </p>
    )
  }
  return (
    <FormBody form={form} onDone={() => setSentTo(form.getValues('email'))} className="grid gap-3.5">
      <h2 className="text-[19px] leading-6">{say('Hear from us when it opens')}</h2>
      <div className="grid items-start gap-3.5 sm:grid-cols-[minmax(0,1fr)_150px]">
        <form.Text
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label={say('Your email address')}
        />
        <form.Select
          name="userType"
          label={say('You are')}
          options={Object.fromEntries(types.map((type) => [type, typeWords[type]]))}
        />
      </div>
      <form.Fault />
      <Button type="submit" variant="secondary" busy={form.formState.isSubmitting && say('Sending...')}>
        {say('Put me on the list')}
      </Button>
      <p className="text-sm text-muted">
        {say('We keep your address for this only. Each email has a link that takes you off the list.')}
      </p>
    </FormBody>
  )
}
