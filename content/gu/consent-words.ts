import type { ConsentWords } from "../en/consent-words.ts";

/** Gujarati. The comments are in the English file. */
export default {
  label: "ગોપનીયતાની પસંદગી",
  question:
    "Google Analyticsને તમારી મુલાકાત ગણવા દેશો? એને ખબર પડશે કે તમે કયાં પેજ ખોલો છો અને તમારું IP એડ્રેસ શું છે, અને એ કૂકી રાખશે.",
  refused:
    "તમારું બ્રાઉઝર Global Privacy Control અથવા Do Not Trackથી કહે છે કે તમને ટ્રેક ન કરવામાં આવે. એને અમે તમારી “ના” ગણીએ છીએ: તમારી મુલાકાતની ગણતરી થતી નથી, અને પહેલાં ક્યારેક તમે હા પાડી હોય, તો એને લીધે આ બ્રાઉઝરમાં જે સચવાયું હોય એ ડિલીટ કરી નાખ્યું છે.",
  saidYes: "હાલ તમારો જવાબ “હા” છે.",
  saidNo: "હાલ તમારો જવાબ “ના” છે.",
  withdrawn: "હવે તમારી મુલાકાતની ગણતરી થતી નથી. આ બ્રાઉઝરમાંથી કૂકી અને ઓળખનો કોડ ડિલીટ કરી નાખ્યાં છે.",
  more: "ગોપનીયતા વિશે વધુ",
  yes: "હા, ગણો",
  no: "ના, ન ગણો",
  close: "બંધ કરો",
} satisfies ConsentWords;
