import type { ReactNode } from 'react'
import lobby from '../../../assets/lobby.webp'

/** Two halves: the lobby with the welcome, which is read first, and the form. */
export function RegisterCard({ welcome, children }: { welcome: ReactNode; children: ReactNode }) {
  return (
    <section className="grid w-[1000px] max-w-full overflow-hidden rounded-xl bg-raised [--field-bg:var(--color-raised)] [box-shadow:var(--shadow-lg)] md:grid-cols-[320px_1fr] desk:grid-cols-[400px_1fr]">
      {/* Always night in the lobby: light text on the dark veil in both themes. */}
      <div className="relative flex items-end text-[#fff] md:min-h-[560px]">
        <img src={lobby} alt="" className="absolute inset-0 size-full object-cover object-top" />
        <div className="absolute inset-0 bg-[linear-gradient(rgb(4_40_47/0)_14%,rgb(4_40_47/.9)_62%,rgb(4_40_47/.97))]" />
        <div className="relative px-6 pt-[110px] pb-[26px] md:p-9">{welcome}</div>
      </div>
      <div className="min-w-0 px-[22px] py-6 md:px-10 md:pt-[34px] md:pb-[30px]">{children}</div>
    </section>
  )
}

export function RegisterWelcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="mt-5 mb-3 text-[26px] leading-8 md:text-[30px] md:leading-[37px]">{title}</h1>
      <p className="text-[#dcebec]">{children}</p>
    </>
  )
}

export const welcomeLink = 'link text-[#ffcfa1]'
