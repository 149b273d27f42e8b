import { GuestChange, type GuestProfile } from '@roomlark/contract/bookings/guests'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useChangeGuest } from '../../../../data/guests.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { countryOptions, languageOptions, OptionalChoice, OptionalLabel } from '../guest-fields.tsx'
import { askedValues, type ProfileForm, profileForm } from './guest-values.ts'
import { consentWords } from './guest-words.ts'

export function GuestDialog({ guest, onClose }: { guest: GuestProfile; onClose: () => void }) {
  // The version the form was filled from, since somebody else may change the guest while it is open.
  const [version] = useState(guest.version)
  const change = useChangeGuest(guest.id)
  const form = useContractForm({
    schema: GuestChange,
    values: profileForm(guest),
    mode: 'onTouched',
    read: (values: ProfileForm) => ({
      ...askedValues(values),
      consent: values.consent || null,
      noLetters: values.noLetters,
      isVip: values.isVip,
      version,
    }),
    send: change.mutateAsync,
    done: say('The guest is saved.'),
    failed: say('Nothing was saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Edit guest')}
      description={say('Bookings keep the name and the contacts they were made with.')}
      submitLabel={say('Save')}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <form.Text name="name" label={say('Guest name')} className="sm:col-span-2" />
        <form.Text
          name="email"
          label={<OptionalLabel>{say('Email')}</OptionalLabel>}
          type="email"
          inputMode="email"
        />
        <form.Text name="phone" label={<OptionalLabel>{say('Phone')}</OptionalLabel>} type="tel" />
        <OptionalChoice name="country" label={say('Country')} options={countryOptions()} />
        <OptionalChoice name="language" label={say('Language')} options={languageOptions()} />
        <form.Text
          name="birthday"
          label={<OptionalLabel>{say('Date of birth')}</OptionalLabel>}
          type="date"
        />
        <form.Select
          name="consent"
          label={say('Agreed to news')}
          hint={say('Only if the guest said so')}
          options={{ '': say('No'), ...consentWords }}
        />
        <form.Area
          name="preferences"
          label={<OptionalLabel>{say('Preferences')}</OptionalLabel>}
          rows={2}
          className="sm:col-span-2"
          hint={say('Shown with every booking of the guest: a high floor, a quiet room')}
        />
        <form.Area
          name="notes"
          label={<OptionalLabel>{say('Notes')}</OptionalLabel>}
          rows={3}
          className="sm:col-span-2"
          hint={say('For staff, but part of what the guest gets on request')}
        />
      </div>
      <form.Switch
        name="isVip"
        label={say('VIP')}
        hint={say('Marked in the day view and with every booking')}
      />
      <form.Switch
        name="noLetters"
        label={say('No letters before and after stays')}
        hint={say('For guests who asked for it. They can also stop them by the link in each letter')}
      />
    </FormDialog>
  )
}
