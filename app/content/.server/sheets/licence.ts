/** On which terms a table may be used: said under it, and in the file. */
export const licenceLine =
  "You may reuse this table, in part or in whole, if you name Kutch IT and link to this page (CC BY 4.0, creativecommons.org/licenses/by/4.0).";
