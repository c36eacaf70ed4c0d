import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.util.Map;

/** Converts documents of Firestore's REST API to values of the rules engine. */
final class FirestoreValues {
  /** Type names that differ in the engine; the values have the same JSON. */
  private static final Map<String, String> ENGINE_NAMES =
      Map.of(
          "booleanValue", "boolValue",
          "integerValue", "intValue",
          "doubleValue", "floatValue",
          "geoPointValue", "latlngValue",
          "referenceValue", "pathValue",
          "arrayValue", "listValue");

  private FirestoreValues() {}

  /** Result of `firestore.get`: `data`, `id` and `__name__`. */
  static ExpressionValue document(JsonObject document) {
    String name = document.get("name").getAsString();
    JsonObject fields = new JsonObject();
    fields.add("data", object("mapValue", map(document.getAsJsonObject("fields"))));
    JsonObject id = new JsonObject();
    id.addProperty("stringValue", name.substring(name.lastIndexOf('/') + 1));
    fields.add("id", id);
    fields.add("__name__", object("pathValue", path(name)));
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    try {
      JsonFormat.parser().merge(object("mapValue", object("fields", fields)).toString(), value);
    } catch (InvalidProtocolBufferException e) {
      throw new IllegalArgumentException(e);
    }
    return value.build();
  }

  private static JsonObject object(String name, JsonElement value) {
    JsonObject object = new JsonObject();
    object.add(name, value);
    return object;
  }

  private static JsonObject map(JsonObject fields) {
    JsonObject map = new JsonObject();
    if (fields != null) {
      fields.entrySet().forEach(field -> map.add(field.getKey(), value(field.getValue())));
    }
    return object("fields", map);
  }

  private static JsonObject value(JsonElement typed) {
    Map.Entry<String, JsonElement> entry =
        typed.getAsJsonObject().entrySet().iterator().next();
    String type = entry.getKey();
    JsonElement json = entry.getValue();
    return object(
        ENGINE_NAMES.getOrDefault(type, type),
        switch (type) {
          case "referenceValue" -> path(json.getAsString());
          case "arrayValue" -> list(json.getAsJsonObject());
          case "mapValue" -> map(json.getAsJsonObject().getAsJsonObject("fields"));
          default -> json;
        });
  }

  /** Document path for rules: begins at `databases`, without projects/{project}. */
  private static JsonObject path(String name) {
    JsonArray segments = new JsonArray();
    String[] all = name.split("/");
    for (int i = 2; i < all.length; i++) {
      JsonObject segment = new JsonObject();
      segment.addProperty("simple", all[i]);
      segments.add(segment);
    }
    return object("segments", segments);
  }

  private static JsonObject list(JsonObject array) {
    JsonArray values = new JsonArray();
    if (array.has("values")) {
      array.getAsJsonArray("values").forEach(element -> values.add(value(element)));
    }
    return object("values", values);
  }
}
