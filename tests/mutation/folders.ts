/** Modules that are mutated together, and the tests that have to notice. */
export type FolderUnderTest = {
  name: string;
  mutate: string[];
  /** Below `tests/`, without `.test.ts`. */
  tests: string[];
  /** How many of a hundred mutants they notice at least. */
  least: number;
};

export const foldersUnderTest: FolderUnderTest[] = [
  {
    name: "enquiry",
    mutate: ["enquiry/**/*.ts"],
    tests: ["unit/{enquiry,office-hours,saturday,vitals,form-machine}", "relay/unit/{fields,form-token,verdict,page}"],
    least: 69,
  },
  {
    name: "settings",
    mutate: ["settings/**/*.ts"],
    tests: ["unit/{settings,firm-settings,firm-data,configuration,build-warnings,build-record,folders}"],
    least: 79,
  },
];
