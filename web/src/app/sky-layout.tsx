import type { ReactNode } from 'react'
import { Horizon } from '../ui/horizon.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { PublicLegalNotice } from './public-legal-notice.tsx'
import { PublicMain } from './public-main.tsx'

/** Account screens are laid out in the sky above the horizon. */
export function SkyLayout({ tall = false, children }: { tall?: boolean; children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden bg-[linear-gradient(var(--sky-top),var(--sky-mid)_52%,var(--sky-low)_86%)]">
      <SkipLink />
      <PublicHeader />
      <PublicLegalNotice />
      <PublicMain className="relative z-2 px-4 pt-2 pb-[150px] md:px-5 md:pt-[22px]">{children}</PublicMain>
      <div className="absolute inset-x-0 bottom-0">
        <Horizon className={tall ? 'h-[190px] md:h-[300px]' : 'h-[150px] md:h-60'} />
        <PublicFooter />
      </div>
    </div>
  )
}
