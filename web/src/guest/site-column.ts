export const column = 'mx-auto w-full max-w-[1224px] px-[18px] md:px-6'
