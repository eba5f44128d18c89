import type { ConsentWords } from "../en/consent-words.ts";

/** In Gujarati; what each is for stands in the English ones. */
export default {
  label: "ગોપનીયતાની પસંદગી",
  question:
    "Google Analytics તમારી મુલાકાત ગણી શકે? હા પાડો તો એને ખબર પડશે કે તમે કયાં પેજ ખોલો છો અને તમારું IP એડ્રેસ શું છે, અને એ તમારા બ્રાઉઝરમાં કૂકી રાખશે. એના વગર પણ સાઇટ આવી ને આવી જ ચાલે છે.",
  refused:
    "તમારું બ્રાઉઝર Global Privacy Control અથવા Do Not Trackથી કહે છે કે તમને ટ્રેક ન કરવામાં આવે. એને અમે તમારી “ના” ગણીએ છીએ: તમારી મુલાકાત કોઈ ગણતું નથી, અને પહેલાંની “હા” પછી આ બ્રાઉઝરમાં જે રહ્યું હતું એ ભૂંસી નાખ્યું છે.",
  saidYes: "અત્યાર સુધી તમારો જવાબ “હા” છે.",
  saidNo: "અત્યાર સુધી તમારો જવાબ “ના” છે.",
  withdrawn: "હવે તમારી મુલાકાત કોઈ ગણતું નથી. આ બ્રાઉઝરમાંથી કૂકી અને ઓળખનંબર ભૂંસી નાખ્યાં છે.",
  more: "ગોપનીયતા વિશે વધુ",
  yes: "હા, ગણો",
  no: "ના, ન ગણો",
  close: "બંધ કરો",
} satisfies ConsentWords;
