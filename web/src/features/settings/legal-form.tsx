import { addDays } from '@roomlark/contract/dates'
import { type LegalDocument, LegalInput, noticeDays } from '@roomlark/contract/legal'
import { CircleAlert } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { contractResolver } from '../../lib/contract-form.ts'
import { showRefusal } from '../../lib/form-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Note } from '../../ui/note.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useLegalVersions, usePublish } from './legal.api.ts'
import { legalNames } from './legal-names.ts'

const resolver = contractResolver(LegalInput, (values: LegalInput) => values)

export function LegalForm({ document, onClose }: { document: LegalDocument; onClose: () => void }) {
  const publishing = usePublish(document)
  const body = useLegalVersions(document).data?.inForce.body ?? ''
  const earliest = addDays(new Date().toISOString().slice(0, 10), noticeDays + 1)
  const form = useForm<LegalInput, unknown, LegalInput>({
    resolver,
    defaultValues: { summary: '', body, effectiveOn: earliest },
  })
  const { errors } = form.formState
  const { title } = legalNames[document]
  const publish = form.handleSubmit((input) =>
    publishing.mutateAsync(input).then(
      ({ version }) => {
        toast.success(`Version ${version} of the ${title} is announced.`)
        onClose()
      },
      (error: unknown) => showRefusal(form, error, 'It was not published. Please try again.'),
    ),
  )
  return (
    <Card>
      <CardHead
        title={`New version of the ${title}`}
        subtitle="The whole text, in Markdown: ## for each section"
      />
      <form noValidate onSubmit={publish} className="grid gap-[18px]">
        <TextField
          label="What is new"
          hint="Shown in the banner that announces it"
          error={errors.summary?.message}
          {...form.register('summary')}
        />
        <TextAreaField label="Text" rows={14} error={errors.body?.message} {...form.register('body')} />
        <TextField
          label="Holds from"
          type="date"
          min={earliest}
          hint={`At least ${noticeDays} days from now, as the terms promise`}
          error={errors.effectiveOn?.message}
          className="max-w-60"
          {...form.register('effectiveOn')}
        />
        <details>
          <summary className="w-fit cursor-pointer rounded-sm font-[560] text-primary-text">Preview</summary>
          <div className="mt-3 rounded-lg border border-border bg-bg px-5 py-4">
            <Markdown source={form.watch('body') || 'Nothing yet.'} />
          </div>
        </details>
        {errors.root ? (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            {errors.root.message}
          </Note>
        ) : null}
        <div className="flex justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={publishing.isPending && 'Publishing...'}>
            Publish and announce
          </Button>
        </div>
      </form>
    </Card>
  )
}
