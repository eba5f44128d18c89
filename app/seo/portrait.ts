/** Where the portrait of one of the two people is served: of the first, `content/portraits/asha.jpg` → `/portraits/1.jpg`. */
export const portraitPath = (index: number, file: string) => `/portraits/${index + 1}${/\.\w+$/.exec(file)?.[0] ?? ""}`;
