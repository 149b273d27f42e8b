import {
  type Postback,
  type PostbackEvent,
  PostbackInput,
  postbackEvents,
  postbackPlaceholders,
} from '@roomlark/contract/operations/postbacks'
import { say } from '@roomlark/contract/say'
import { useController } from 'react-hook-form'
import { useSavePostback } from '../../../data/developers.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { findError } from '../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { GroupField } from './group-field.tsx'

export const eventWords: Record<PostbackEvent, string> = {
  booked: say('Booked'),
  cancelled: say('Cancelled or not arrived'),
  stayed: say('Stay ended'),
  paid: say('Paid out'),
}

type PostbackDialogProps = {
  /** Null for a new address. */
  postback: Postback | null
  onClose: () => void
}

export function PostbackDialog({ postback, onClose }: PostbackDialogProps) {
  const saving = useSavePostback()
  const { name = '', url = '', events = [...postbackEvents] } = postback ?? {}
  const form = useContractForm({
    schema: PostbackInput,
    values: { name, url, events },
    send: (change) => saving.mutateAsync({ postback, change }),
    failed: say('The address was not saved. Please try again.'),
  })
  const chosen = useController({ control: form.control, name: 'events' }).field
  return (
    <FormDialog
      form={form}
      title={postback ? say('Edit postback') : say('Add postback')}
      description={say(
        'We call the address with GET and expect an answer of 200 to 299 within 15 seconds. What your links carry as ?sub_id=… comes back in {placeholder}.',
        { placeholder: '{sub_id}' },
      )}
      submitLabel={postback ? say('Save') : say('Add postback')}
      busyLabel={say('Saving...')}
      onClose={onClose}
    >
      <form.Text name="name" label={say('Name')} />
      <form.Text
        name="url"
        label={say('Address##URL')}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoCapitalize="none"
        spellCheck={false}
        hint={say('Placeholders: {names}', {
          names: postbackPlaceholders.map((one) => `{${one}}`).join(' '),
        })}
      />
      <GroupField label={say('Call it for')} error={findError(form, 'events')}>
        <ul>
          {postbackEvents.map((event) => (
            <li key={event}>
              <label className="flex min-h-9 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  className="size-[18px] shrink-0 accent-primary"
                  checked={chosen.value.includes(event)}
                  onChange={({ target }) =>
                    chosen.onChange(
                      postbackEvents.filter((one) =>
                        one === event ? target.checked : chosen.value.includes(one),
                      ),
                    )
                  }
                />
                {eventWords[event]}
              </label>
            </li>
          ))}
        </ul>
      </GroupField>
    </FormDialog>
  )
}
