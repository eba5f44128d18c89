/** "1 enquiry", "2 enquiries". */
export const enquiries = (count: number): string => `${count} ${count === 1 ? "enquiry" : "enquiries"}`;
