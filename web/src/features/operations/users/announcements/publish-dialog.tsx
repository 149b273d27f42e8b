import { type Bulletin, bulletinLimits } from '@roomlark/contract/platform/bulletins'
import { Instant, Version } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { usePublishBulletin } from '../../../../data/bulletins.ts'
import { longDateTime } from '../../../../lib/format-date.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { audienceWords } from './bulletin-words.ts'

const Given = z.strictObject({ publishAt: z.nullable(Instant), version: Version })
type Given = z.infer<typeof Given>

type PublishDialogProps = { bulletin: Bulletin; onClose: () => void }

/** Publishes an announcement now, or at a time on the clock of whoever asks. */
export function PublishDialog({ bulletin, onClose }: PublishDialogProps) {
  const publish = usePublishBulletin(bulletin.id)
  const form = useContractForm<{ publishAt: string }, Given>({
    schema: Given,
    values: { publishAt: '' },
    read: ({ publishAt }) => ({
      publishAt: publishAt === '' ? null : new Date(publishAt).toISOString(),
      version: bulletin.version,
    }),
    send: (input) => publish.mutateAsync(input),
    done: ({ publishAt }) =>
      publishAt === null
        ? say('The announcement is published.')
        : say('It will be published {moment}.', { moment: longDateTime(new Date(publishAt)) }),
    failed: say('It was not published. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Publish announcement')}
      description={say('“{title}”, for: {audience}. Once it is published it can be withdrawn, not changed.', {
        title: bulletin.texts.en.title,
        audience: audienceWords[bulletin.audience],
      })}
      submitLabel={say('Publish')}
      busyLabel={say('Publishing...')}
      onClose={onClose}
    >
      <form.Text
        name="publishAt"
        type="datetime-local"
        label={say('Publish at')}
        hint={say('In your time zone, within the next {days} days. Leave it empty to publish now.', {
          days: bulletinLimits.daysAhead,
        })}
        className="max-w-72"
      />
    </FormDialog>
  )
}
