import { pagePaths } from "../../app/content/.server/links/addresses.ts";
import { readContent } from "../../pipeline/content.ts";
import { expectReadable } from "../e2e/support/reading.ts";
import { lookingWith, wide } from "../e2e/support/test.ts";

const test = lookingWith({ ...wide, javaScriptEnabled: false });

for (const path of pagePaths(readContent()))
  test(`${path} can be read without JavaScript: all its words are there, and none is hidden or cut off`, ({ page }) =>
    expectReadable(page, path));
