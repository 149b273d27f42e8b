import { type PartnerPage, PartnerPageInput } from '@roomlark/contract/partners/partner-page'
import { say } from '@roomlark/contract/say'
import { usePartnerPageSettings, useSavePartnerPage } from '../../../../data/partner-page.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { SaveRow } from '../../../../parts/form/save-row.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'

/** Page on which an affiliate sets up the public page with its hotels. */
export function OwnPagePage() {
  useTitle(say('Your page of hotels'))
  const query = usePartnerPageSettings()
  return (
    <>
      <Breadcrumbs
        above={[{ label: say('Partnerships'), to: '/partnerships' }]}
        here={say('Your page of hotels')}
      />
      <h1 className="max-md:text-[26px] max-md:leading-8">{say('Your page of hotels')}</h1>
      <p className="mt-1 mb-6 text-muted">
        {say('A public page with the hotels you recommend, each by your own link')}
      </p>
      {query.data ? (
        <PageForm key={query.data.version} page={query.data} />
      ) : (
        <Card>
          <CardWaiting query={query} />
        </Card>
      )}
    </>
  )
}

function PageForm({ page }: { page: PartnerPage }) {
  const { url, hotels, version, ...values } = page
  const save = useSavePartnerPage()
  const form = useContractForm<typeof values, PartnerPageInput>({
    schema: PartnerPageInput,
    values,
    read: (typed) => ({ ...typed, version }),
    send: (input) => save.mutateAsync(input),
    done: say('Saved.'),
    failed: say('The page was not saved. Please try again.'),
  })
  return (
    <Card className="max-w-[720px]">
      {url !== null && page.isPublic ? (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <a href={url} className="link wrap-anywhere">
            {url}
          </a>
          <CopyButton text={url} label={say('Copy address')} />
        </div>
      ) : null}
      <FormBody form={form} className="grid gap-[18px]">
        <form.Switch
          name="isPublic"
          label={say('Show the page')}
          hint={say('Anyone with the address can see it.')}
        />
        <form.Text
          name="slug"
          label={say('Page address')}
          hint={say('Small letters, digits and hyphens. A new one replaces the old address.')}
        />
        <form.Text name="title" label={say('Title')} />
        <form.Area name="intro" label={say('Introduction (optional)')} rows={4} />
        <form.Switch
          name="isIndexed"
          label={say('Search engines may list it')}
          hint={say('Otherwise they are asked not to.')}
        />
        <p className="text-sm text-muted">
          {say(
            '{count, plural, =0 {No hotels on it yet. A hotel appears while you are its partner and have a link to it.} one {# hotel on it: those you are a partner of and have a link to.} other {# hotels on it: those you are a partner of and have a link to.}}',
            { count: hotels },
          )}
        </p>
        <SaveRow>{say('Save page')}</SaveRow>
      </FormBody>
    </Card>
  )
}
