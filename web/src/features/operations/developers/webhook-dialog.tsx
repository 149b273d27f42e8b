import { listWebhookTopics, type WebhookTopic } from '@roomlark/contract/operations/webhook-events'
import { type Webhook, WebhookInput, type WebhookWithSecret } from '@roomlark/contract/operations/webhooks'
import { say } from '@roomlark/contract/say'
import { useController } from 'react-hook-form'
import { useChangeWebhook, useCreateWebhook } from '../../../data/developers.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { findError } from '../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { useUser } from '../../../session/session-context.ts'
import { GroupField } from './group-field.tsx'

type WebhookDialogProps = {
  /** Left out for a new address. */
  webhook?: Webhook
  onMade: (made: WebhookWithSecret) => void
  onClose: () => void
}

export function WebhookDialog({ webhook, onMade, onClose }: WebhookDialogProps) {
  const creation = useCreateWebhook()
  const changing = useChangeWebhook()
  const { name = '', url = '', topics: chosen = [] } = webhook ?? {}
  const form = useContractForm({
    schema: WebhookInput,
    values: { name, url, topics: chosen },
    async send(input) {
      if (!webhook) return onMade(await creation.mutateAsync(input))
      const { id, version, pausedAt } = webhook
      await changing.mutateAsync({ ...input, id, version, isPaused: pausedAt !== null })
    },
    failed: say('The address was not saved. Please try again.'),
  })
  const topics = useController({ control: form.control, name: 'topics' }).field
  return (
    <FormDialog
      form={form}
      title={webhook ? say('Edit address') : say('Add address')}
      description={say(
        'We send a POST with JSON and a signature, and expect an answer of 200 to 299 within 15 seconds.',
      )}
      submitLabel={webhook ? say('Save') : say('Add address')}
      busyLabel={say('Saving...')}
      onClose={onClose}
    >
      <form.Text name="name" label={say('Name')} placeholder={say('PMS')} />
      <form.Text
        name="url"
        label={say('Address##URL')}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoCapitalize="none"
        spellCheck={false}
      />
      <GroupField label={say('When something happens to')} error={findError(form, 'topics')}>
        <TopicList value={topics.value} onChange={topics.onChange} />
      </GroupField>
    </FormDialog>
  )
}

const topicWords: Record<WebhookTopic, string> = {
  booking: say('Bookings: made, changed, cancelled, checked in or out'),
  availability: say('Availability: nights, prices and limits'),
  review: say('Reviews: published, changed, answered, decided on'),
  partnership: say('Partnerships: requests, starts, pauses, terms'),
  commission: say('Commissions: expected, earned, payable, void'),
  payout: say('Payouts: approved, paid, returned'),
}

type TopicListProps = { value: WebhookTopic[]; onChange: (topics: WebhookTopic[]) => void }

function TopicList({ value, onChange }: TopicListProps) {
  const { userType } = useUser()
  return (
    <ul>
      {listWebhookTopics(userType).map((topic) => (
        <li key={topic}>
          <label className="flex min-h-9 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-[18px] shrink-0 accent-primary"
              checked={value.includes(topic)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, topic] : value.filter((one) => one !== topic))
              }
            />
            {topicWords[topic]}
          </label>
        </li>
      ))}
    </ul>
  )
}
