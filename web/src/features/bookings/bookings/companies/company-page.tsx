import type { CompanyProfile } from '@roomlark/contract/bookings/company-profiles'
import { isKnownToVies } from '@roomlark/contract/bookings/vat-ids'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useCheckVatId, useCompanyProfile } from '../../../../data/companies.ts'
import { useRates } from '../../../../data/rates.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { DetailPage } from '../../../../parts/detail/detail-page.tsx'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { May } from '../../../../session/may.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { CompanyAccountCards } from './company-account-cards.tsx'
import { CompanyDialog } from './company-dialog.tsx'
import { paidPartsWords, VatBadge } from './company-words.tsx'

export function CompanyPage() {
  const { id = '' } = useParams()
  return (
    <DetailPage
      query={useCompanyProfile(id)}
      noun={say('Company')}
      name={({ company }) => company}
      above={[
        { label: say('Bookings'), to: '/bookings' },
        { label: say('Companies'), to: '/bookings/companies' },
      ]}
      notThere={{
        title: say('We do not know this company'),
        text: say('It belongs to somebody else, or the link is wrong.'),
        all: say('All companies'),
      }}
    >
      {(profile) => <View profile={profile} />}
    </DetailPage>
  )
}

function View({ profile }: { profile: CompanyProfile }) {
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-3">
        <div className="min-w-0 grow basis-52">
          <h1 className="wrap-anywhere max-md:text-[24px] max-md:leading-8">
            <UserText>{profile.company}</UserText>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
            {profile.isArchived ? <Badge tone="neutral">{say('Archived')}</Badge> : null}
            <UserText>{profile.hotelName}</UserText>
          </p>
        </div>
        <May do="work-desk" at={profile.hotelId}>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            <Pencil aria-hidden="true" className="size-[18px]" />
            {say('Change')}
          </Button>
        </May>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-2">
        <AddressCard profile={profile} />
        <TermsCard profile={profile} />
      </div>
      <CompanyAccountCards profile={profile} />
      {isChanging ? (
        <CompanyDialog hotelId={profile.hotelId} existing={profile} onClose={() => setChanging(false)} />
      ) : null}
    </>
  )
}

function AddressCard({ profile }: { profile: CompanyProfile }) {
  const { name, address, postalCode, city, country, email, taxNumber, registerNumber } = profile
  const lines = [address, [postalCode, city].filter(Boolean).join(' '), country && sayCountry(country)]
  return (
    <Card>
      <CardHead title={say('On invoices')} />
      <dl className="grid gap-x-5 gap-y-3.5 sm:grid-cols-2">
        <Fact term={say('Address')} className="sm:col-span-2">
          <span className="whitespace-pre-line" dir="auto">
            {lines.filter(Boolean).join('\n') || say('None')}
          </span>
        </Fact>
        <Fact term={say('VAT id')} className="sm:col-span-2">
          <VatFact profile={profile} />
        </Fact>
        {taxNumber ? <Fact term={say('Tax number')}>{taxNumber}</Fact> : null}
        {registerNumber ? <Fact term={say('Register number')}>{registerNumber}</Fact> : null}
        <Fact term={say('Contact')}>{name || say('None')}</Fact>
        <Fact term={say('Email for invoices')}>
          {email ? (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          ) : (
            say('None')
          )}
        </Fact>
      </dl>
    </Card>
  )
}

function VatFact({ profile }: { profile: CompanyProfile }) {
  const check = useCheckVatId()
  const { id, hotelId, vatId, vatCheck } = profile
  if (!vatId) return say('None')
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        {vatId}
        <VatBadge company={profile} />
        {isKnownToVies(vatId) ? (
          <May do="work-desk" at={hotelId}>
            <Button
              size="sm"
              variant="secondary"
              busy={check.isPending && say('Checking...')}
              onClick={() =>
                check.mutate(id, {
                  onError: (error) =>
                    showRefusal(error, say('The VAT id was not checked. Please try again.')),
                })
              }
            >
              {say('Check now')}
            </Button>
          </May>
        ) : null}
      </span>
      {vatCheck ? (
        <span className="mt-1 block text-sm text-muted">
          {[say('VIES, {day}', { day: longDate(new Date(vatCheck.at)) }), vatCheck.name]
            .filter(Boolean)
            .join(', ')}
        </span>
      ) : null}
    </>
  )
}

function TermsCard({ profile }: { profile: CompanyProfile }) {
  const { dueDays, discountPercent, notes } = profile
  return (
    <Card>
      <CardHead title={say('Agreement')} />
      <dl className="grid gap-x-5 gap-y-3.5 sm:grid-cols-2">
        <Fact term={say('Pays')}>{paidPartsWords(profile)}</Fact>
        <Fact term={say('Days to pay')}>{dueDays ?? say('As all invoices')}</Fact>
        <Fact term={say('Negotiated discount')} className="sm:col-span-2">
          {discountPercent === 0 ? say('None') : <Discount profile={profile} />}
        </Fact>
        {notes ? (
          <Fact term={say('Notes')} className="sm:col-span-2">
            <span className="whitespace-pre-line">
              <UserText>{notes}</UserText>
            </span>
          </Fact>
        ) : null}
      </dl>
    </Card>
  )
}

function Discount({ profile: { hotelId, discountPercent, ratePlanIds } }: { profile: CompanyProfile }) {
  const plans = useRates(hotelId).data?.plans ?? []
  const named = plans.filter(({ id }) => ratePlanIds.includes(id)).map(({ name }) => name)
  return [percentText(discountPercent), ratePlanIds.length === 0 ? say('all rate plans') : named.join(', ')]
    .filter(Boolean)
    .join(', ')
}
