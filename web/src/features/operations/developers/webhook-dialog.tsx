import { listWebhookTopics, type WebhookTopic } from '@roomlark/contract/operations/webhook-events'
import { type Webhook, WebhookInput, type WebhookWithSecret } from '@roomlark/contract/operations/webhooks'
import { useController, useForm } from 'react-hook-form'
import { useChangeWebhook, useCreateWebhook } from '../../../data/developers.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../session/session-context.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { GroupField } from './group-field.tsx'

type Values = { name: string; url: string; topics: WebhookTopic[] }
const resolver = contractResolver(WebhookInput, (values: Values) => values)

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
  const form = useForm<Values, unknown, WebhookInput>({
    resolver,
    defaultValues: { name, url, topics: chosen },
  })
  const topics = useController({ control: form.control, name: 'topics' }).field
  const { errors } = form.formState
  const save = async (input: WebhookInput) => {
    if (!webhook) return onMade(await creation.mutateAsync(input))
    const { id, version, pausedAt } = webhook
    await changing.mutateAsync({ ...input, id, version, isPaused: pausedAt !== null })
  }
  const submit = form.handleSubmit((input) =>
    save(input).then(onClose, (error: unknown) =>
      showRefusal(error, 'The address was not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={webhook ? 'Edit address' : 'Add address'}
      description="We send a POST with JSON and a signature, and expect an answer of 200 to 299 within 15 seconds."
      submitLabel={webhook ? 'Save' : 'Add address'}
      busyLabel="Saving..."
      isBusy={creation.isPending || changing.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name"
        placeholder="PMS"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.url?.message}
        {...form.register('url')}
      />
      <GroupField
        label="When something happens to"
        error={errors.topics?.message ?? errors.topics?.root?.message}
      >
        <TopicList value={topics.value} onChange={topics.onChange} />
      </GroupField>
    </FormDialog>
  )
}

const topicWords: Record<WebhookTopic, string> = {
  booking: 'Bookings: made, changed, cancelled, checked in or out',
  availability: 'Availability: nights, prices and limits',
  partnership: 'Partnerships: requests, starts, pauses, terms',
  commission: 'Commissions: expected, earned, payable, void',
  payout: 'Payouts: approved, paid, returned',
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
