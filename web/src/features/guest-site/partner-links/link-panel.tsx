import { daysBetween } from '@roomlark/contract/dates'
import { guestLanguages } from '@roomlark/contract/guest-languages'
import { linkLimits, type PartnerLink } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { type FormEvent, useState } from 'react'
import { useSiteOptions } from '../../../data/affiliate-sites.ts'
import { useChangeLink } from '../../../data/partner-links.ts'
import { dayText, longRangeWords, nightsWords, shortDay } from '../../../lib/day-words.ts'
import { isoDate } from '../../../lib/format-date.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Archive } from '../../../ui/icons/archive.ts'
import { ArchiveRestore } from '../../../ui/icons/archive-restore.ts'
import { ListChecks } from '../../../ui/icons/list-checks.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { qrPng, qrSvg } from '../../../ui/qr-file.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { bareUrl } from './link-words.ts'
import { TagList } from './tag-list.tsx'

type LinkPanelProps = {
  partnershipId: string
  link: PartnerLink
  days: number
  /** True if the partnership earns at the moment. */
  isEarning: boolean
  onCopied: () => void
}

/** Everything about one link: its address, its picture for print, where it leads and what its tags brought. */
export function LinkPanel({ partnershipId, link, days, isEarning, onCopied }: LinkPanelProps) {
  const { label, url, code, createdAt, isArchived } = link
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-[18px]" aria-label={say('Link {label}', { label })}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="wrap-anywhere">{label}</h2>
          <p className="text-sm text-muted">
            {say('Made {day}', { day: dayText(isoDate(new Date(createdAt))) })}
          </p>
        </div>
        {isArchived ? (
          <Badge tone="neutral">{say('Archived')}</Badge>
        ) : isEarning ? (
          <Badge tone="success">{say('Active')}</Badge>
        ) : (
          <Badge tone="warning">{say('Earns nothing')}</Badge>
        )}
      </div>
      <div className="flex items-center justify-between gap-2 rounded-md border border-control py-1 pr-1 pl-3">
        <code className="min-w-0 font-sans text-[15px] font-[540] wrap-anywhere">{bareUrl(url)}</code>
        <CopyButton text={url} label={say('Copy')} className="shrink-0" onCopied={onCopied} />
      </div>
      <div className="flex flex-wrap items-center gap-4 rounded-md bg-sunken p-3.5">
        <QrCode text={url} label={say('QR code of {url}', { url: bareUrl(url) })} className="size-[112px]" />
        <div>
          <h3>{say('QR code')}</h3>
          <p className="text-sm text-muted">{say('For print. Scans count as clicks.')}</p>
          <div className="mt-2.5 flex gap-1.5">
            <Button variant="secondary" size="sm" onClick={() => void savePng(url, code)}>
              {say('PNG')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => saveFile(`${code}.svg`, 'image/svg+xml', qrSvg(url))}
            >
              {say('SVG')}
            </Button>
          </div>
        </div>
      </div>
      <LabelForm key={`${link.id} ${link.version}`} partnershipId={partnershipId} link={link} />
      <SiteField partnershipId={partnershipId} link={link} />
      <LinkFacts link={link} />
      <TagList partnershipId={partnershipId} link={link} days={days} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={`/partnerships/${partnershipId}/links/${link.id}/test`}
          variant="secondary"
          className="grow"
        >
          <ListChecks aria-hidden="true" className="size-[18px]" />
          {say('Test my link')}
        </ButtonLink>
        <ArchiveButton partnershipId={partnershipId} link={link} />
      </div>
    </Card>
  )
}

async function savePng(url: string, code: string): Promise<void> {
  try {
    saveFile(`${code}.png`, 'image/png', await qrPng(url))
  } catch {
    toast.error(say('Your browser could not draw the picture. The SVG works in every program for print.'))
  }
}

function LabelForm({ partnershipId, link }: { partnershipId: string; link: PartnerLink }) {
  const [label, setLabel] = useState(link.label)
  const changing = useChangeLink(partnershipId)
  function save(event: FormEvent) {
    event.preventDefault()
    changing.mutate(
      { link, change: { label } },
      {
        onSuccess: () => toast.success(say('The label was saved.')),
        onError: (error) => showRefusal(error, say('The label was not saved. Please try again.')),
      },
    )
  }
  const isChanged = label.trim() !== link.label && label.trim() !== ''
  return (
    <form onSubmit={save} className="flex items-end gap-2">
      <TextField
        label={say('Label')}
        hint={say('Only you see it')}
        maxLength={linkLimits.label}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        className="min-w-0 grow"
      />
      {isChanged ? (
        <Button
          type="submit"
          variant="secondary"
          busy={changing.isPending && say('Saving')}
          className="mb-[25px]"
        >
          {say('Save')}
        </Button>
      ) : null}
    </form>
  )
}

/** The site whose figures the link is in, for an affiliate who has sites. */
function SiteField({ partnershipId, link }: { partnershipId: string; link: PartnerLink }) {
  const sites = useSiteOptions()
  const changing = useChangeLink(partnershipId)
  if (!sites) return null
  return (
    <SelectField
      label={say('Site')}
      value={link.siteId ?? ''}
      disabled={changing.isPending}
      onChange={({ target }) =>
        changing.mutate(
          { link, change: { siteId: target.value || null } },
          {
            onSuccess: () => toast.success(say('The site was saved.')),
            onError: (error) => showRefusal(error, say('The link was not changed. Please try again.')),
          },
        )
      }
    >
      {Object.entries(sites).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function LinkFacts({ link }: { link: PartnerLink }) {
  const { roomTypeName, checkInOn, checkOutOn, language } = link
  const page = roomTypeName ?? say('The page of the hotel')
  const facts: [string, string][] = [[say('Opens##what a link opens'), page]]
  if (checkInOn !== null && checkOutOn !== null) {
    const nights = nightsWords(daysBetween(checkInOn, checkOutOn))
    facts.push([say('With dates'), `${longRangeWords(checkInOn, checkOutOn)}, ${nights}`])
    facts.push([say('After {day}', { day: shortDay(checkInOn) }), say('the same page, without dates')])
  }
  facts.push([say('Language'), language === null ? say('the guest’s own') : guestLanguages[language]])
  return (
    <dl className="grid gap-2 border-t border-border pt-4 text-[14px]">
      {facts.map(([term, words]) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="text-muted">{term}</dt>
          <dd className="text-right font-medium wrap-anywhere">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

function ArchiveButton({ partnershipId, link }: { partnershipId: string; link: PartnerLink }) {
  const changing = useChangeLink(partnershipId)
  const { isArchived } = link
  const Icon = isArchived ? ArchiveRestore : Archive
  return (
    <Button
      variant="quiet"
      busy={changing.isPending && say('Saving')}
      onClick={() =>
        changing.mutate(
          { link, change: { isArchived: !isArchived } },
          {
            onSuccess: () =>
              toast.success(
                isArchived
                  ? say('{label} is active again.', { label: link.label })
                  : say('{label} is archived. It still leads to the hotel but earns nothing.', {
                      label: link.label,
                    }),
              ),
            onError: (error) => showRefusal(error, say('The link was not changed. Please try again.')),
          },
        )
      }
    >
      <Icon aria-hidden="true" className="size-[18px]" />
      {isArchived ? say('Restore') : say('Archive##verb')}
    </Button>
  )
}
