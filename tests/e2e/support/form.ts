import type { Page } from "@playwright/test";

export const enquiry = {
  name: "Asha Example",
  email: "asha@client.example",
  phone: "+91 2836 000000",
  company: "Example Salt Works",
  message: "We weigh salt by hand.\nWe would like to stop.",
};

const form = (page: Page) => page.getByRole("form", { name: "Enquiry" });

/** The form on the page, by what a person sees. */
export const fields = (page: Page) => ({
  form: form(page),
  name: form(page).getByLabel("Name"),
  email: form(page).getByLabel("Email"),
  phone: form(page).getByLabel("Phone"),
  company: form(page).getByLabel("Company"),
  message: form(page).getByLabel("Message"),
  consultation: form(page).getByLabel("I would like the free consultation"),
  submit: form(page).getByRole("button"),
});

/** Fills in every field. */
export async function fillIn(page: Page): Promise<void> {
  const { name, email, phone, company, message } = fields(page);
  await name.fill(enquiry.name);
  await email.fill(enquiry.email);
  await phone.fill(enquiry.phone);
  await company.fill(enquiry.company);
  await message.fill(enquiry.message);
}

/** What stands in the fields now. */
export async function values(page: Page) {
  const { name, email, phone, company, message } = fields(page);
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    phone: await phone.inputValue(),
    company: await company.inputValue(),
    message: await message.inputValue(),
  };
}

export const empty = { name: "", email: "", phone: "", company: "", message: "" };
